import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Backlog } from './backlog';

class Socket extends EventEmitter {
	readonly OPEN = 1;
	readyState = 1;
	bufferedAmount = 0;
	terminate(): void {
		this.readyState = 3;
		this.emit('close');
	}
}

function added(backlog: Backlog, address: string): Socket {
	const socket = new Socket();
	backlog.add(address, socket as unknown as WebSocket);
	return socket;
}

it('gives an address its rooms one after another, each when the ones before are counted', async () => {
	const backlog = new Backlog(10_000_000);
	const sockets = [1, 2, 3].map(() => added(backlog, 'a'));
	const given: number[] = [];
	const all = sockets.map(async (socket, index) => {
		await backlog.room('a', socket as unknown as WebSocket);
		given.push(index);
		socket.bufferedAmount = 6_000_000;
	});
	await Promise.all(all.slice(0, 2));
	await new Promise((done) => setTimeout(done, 200));
	expect(given).toEqual([0, 1]);
	expect(backlog.bytes).toBe(12_000_000);
	for (const socket of sockets) socket.bufferedAmount = 0;
	await Promise.all(all);
	expect(given).toEqual([0, 1, 2]);
});

it('ends connections that do not read for a minute, and not one that reads slowly', () => {
	const backlog = new Backlog(100_000_000);
	const [never, slowly] = [added(backlog, 'a'), added(backlog, 'a')];
	[never.bufferedAmount, slowly.bufferedAmount] = [1_000_000, 50_000_000];
	for (let look = 0; look < 20; look += 1) {
		slowly.bufferedAmount -= 1000;
		backlog.tidy();
	}
	expect([never.readyState, slowly.readyState]).toEqual([3, 1]);
	expect(backlog.bytes).toBe(slowly.bufferedAmount);
});

it('ends the connections of an address that has far too much waiting', () => {
	const backlog = new Backlog(1_000_000);
	const [reading, other] = [added(backlog, 'a'), added(backlog, 'b')];
	[reading.bufferedAmount, other.bufferedAmount] = [3_000_000, 500_000];
	backlog.tidy();
	expect([reading.readyState, other.readyState]).toEqual([3, 1]);
});
