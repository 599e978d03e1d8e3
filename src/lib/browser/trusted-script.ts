interface Policy {
	createScriptURL(address: string): unknown;
}
interface Policies {
	createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

let policy: Policy | undefined;

function ownScript(address: string): string {
	if (new URL(address, location.href).origin !== location.origin) {
		throw new TypeError(`No script from another origin: ${address}`);
	}
	return address;
}

/** The address of a script of our own origin, as the security policy with Trusted Types wants it. */
export function trustedScript(address: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: Policies };
	if (!trustedTypes) return ownScript(address);
	policy ??= trustedTypes.createPolicy('brikmuster', { createScriptURL: ownScript });
	// Workbox and Worker hand it on untouched; their types know only text.
	return policy.createScriptURL(address) as string;
}
