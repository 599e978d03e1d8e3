// One file: parts that pages of devices and of games share are one file, too, and lighter so.
export { default as GameRoom } from './GameRoom.svelte';
export { default as InviteToGame } from './InviteToGame.svelte';
export { default as JoinRoom } from './JoinRoom.svelte';
export { default as RoomPill } from './RoomPill.svelte';
