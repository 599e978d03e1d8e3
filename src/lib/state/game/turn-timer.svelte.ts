import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'table-minutes';
const SECOND = 1000;

/** The minutes that a turn may take, to choose from; 0 is no timer. */
export const TURN_MINUTES = [0, 2, 5, 10, 15] as const;

function stored(): number {
	const minutes = Number(readSetting(SETTING));
	return TURN_MINUTES.find((known) => known === minutes) ?? 0;
}

/** Counts down the minutes of a turn. It belongs to this screen, so a reload starts it again. */
class TurnTimer {
	#minutes = $state(stored());
	#elapsed = $state(0);

	get minutes(): number {
		return this.#minutes;
	}

	/** Seconds that are left, negative after the end; undefined without a timer. */
	get left(): number | undefined {
		return this.#minutes === 0 ? undefined : this.#minutes * 60 - this.#elapsed;
	}

	choose(minutes: number): void {
		this.#minutes = minutes;
		writeSetting(SETTING, String(minutes));
	}

	/** Runs for one turn. Call in an effect that depends on the turn. */
	run(turn: number): (() => void) | undefined {
		if (this.#minutes === 0 || turn === 0) return undefined;
		const start = Date.now();
		this.#elapsed = 0;
		const tick = () => (this.#elapsed = Math.floor((Date.now() - start) / SECOND));
		const timer = setInterval(tick, SECOND);
		return () => clearInterval(timer);
	}
}

export const turnTimer = new TurnTimer();
