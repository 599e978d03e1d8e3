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

/** Returns the URL of a same-origin script, as required by the Trusted Types policy. */
export function trustedScript(address: string): string {
	const { trustedTypes } = globalThis as { trustedTypes?: Policies };
	if (!trustedTypes) return ownScript(address);
	policy ??= trustedTypes.createPolicy('brikmuster', { createScriptURL: ownScript });
	// Workbox and Worker pass it on unchanged, but their types only know strings.
	return policy.createScriptURL(address) as string;
}
