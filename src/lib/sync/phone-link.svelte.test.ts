import { afterEach, expect, it } from 'vitest';
import { invite, reply, type Invitation, type PhoneLink, type Reply } from './phone-link';

const PAGE = 'https://brikmuster.example/table/join';
const links: PhoneLink[] = [];

afterEach(() => links.splice(0).forEach((link) => link.close()));

async function codes(): Promise<{ invitation: Invitation; answer: Reply }> {
	const invitation = await invite(PAGE);
	if (typeof invitation === 'string') throw new Error(invitation);
	const answer = await reply(invitation.code);
	if (typeof answer === 'string') throw new Error(answer);
	links.push(invitation.link, answer.link);
	return { invitation, answer };
}

it('connects by two codes without a server, and passes long texts both ways', async () => {
	const { invitation, answer } = await codes();
	const [received, back]: [string[], string[]] = [[], []];
	const states: string[] = [];
	answer.link.listen({ message: (text) => received.push(text), state: () => undefined });
	invitation.link.listen({
		message: (text) => back.push(text),
		state: (state) => states.push(state)
	});
	expect(await invitation.accept(answer.code)).toBeUndefined();
	await expect.poll(() => [invitation.link.state, answer.link.state]).toEqual(['open', 'open']);
	const long = 'zażółć '.repeat(40_000);
	invitation.link.send('short');
	invitation.link.send(long);
	answer.link.send('pong');
	await expect.poll(() => received.length).toBe(2);
	expect(received[0]).toBe('short');
	expect(received[1] === long).toBe(true);
	await expect.poll(() => back).toEqual(['pong']);
	answer.link.close();
	await expect.poll(() => states).toEqual(['open', 'closed']);
});

it('refuses codes that belong to nothing', async () => {
	const { invitation, answer } = await codes();
	const other = await codes();
	expect(await invitation.accept(other.answer.code)).toBe('stale');
	expect(await invitation.accept(invitation.code)).toBe('foreign');
	expect(await invitation.accept('https://example.org')).toBe('foreign');
	expect(await reply(answer.code)).toBe('foreign');
	expect(await reply('')).toBe('foreign');
	expect(await invitation.accept(answer.code)).toBeUndefined();
	await expect.poll(() => invitation.link.state).toBe('open');
});
