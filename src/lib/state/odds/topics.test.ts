import { describe, expect, it } from 'vitest';
import { formatFraction, toNumber, type Fraction } from '$lib/dice/exact/fraction';
import { exactOrder } from '$lib/dice/exact/order';
import { floatOrder } from '$lib/dice/float/order';
import { dice } from '$lib/dice/notation';
import type { TopicId } from '$lib/combat/topics';
import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';
import { USUAL_QUESTION, writeQuestion, type Question } from './question';
import { readQuestion } from './question-reading';
import { topicAnswerOf } from './topic-answer';
import { topicOf, TOPICS, topicsOf } from './topics';
import { changed, fieldsOf, valuesOf } from './topics/values';

const asked = (
	topic: TopicId,
	details: Question['details'] = {},
	rules: CombatRules = TOPICS[topic].rules[0] ?? '2005'
): Question => ({ ...USUAL_QUESTION, mode: 'more', topic, rules, details });

const exactRows = (question: Question) =>
	new Map(
		topicAnswerOf<Fraction, unknown>(exactOrder as never, question).rows.map(([id, chance]) => [
			id,
			formatFraction(chance)
		])
	);

/** Squads small enough for the exact arithmetic. */
const SMALL = { members: '2', foeMembers: '2' };

describe('questions of their own', () => {
	it.each(RULES_OF_COMBAT.map((rules) => [rules]))(
		'%s: each is answered, alike in fractions and doubles',
		(rules) => {
			for (const topic of topicsOf(rules)) {
				const question = asked(topic, SMALL, rules);
				const [whole, float] = [
					topicAnswerOf(exactOrder, question),
					topicAnswerOf(floatOrder, question)
				];
				expect(float.rows.length, topic).toBeGreaterThan(0);
				for (const [i, [id, chance]] of whole.rows.entries()) {
					expect(float.rows[i]?.[0]).toBe(id);
					expect(float.rows[i]?.[1], `${topic} ${id}`).toBeCloseTo(toNumber(chance), 12);
				}
				for (const [id, chances] of float.counts ?? []) {
					const sum = chances.reduce((all, chance) => all + chance, 0);
					expect(sum, `${topic} ${id}`).toBeCloseTo(1, 12);
				}
			}
		}
	);

	it.each<[TopicId, Question['details'], string, string]>([
		// The golden cases E05-HEAL-2, E10-BAIL-vs-U3, E05-TIE-d6, NS-STORY-2, NS-SWEEP-1 and NS-EX-CHARGE12.
		['healing', { wounds: '2' }, 'healed', '2/3'],
		['bail', { use: '3' }, 'hitAndEscaped', '5/28'],
		['first', {}, 'first', '3/7'],
		['first', {}, 'bothMiss', '1/9'],
		['story', {}, 'wound', '1/12'],
		['sweep', { wounds: '1' }, 'anyMoved', '11/36'],
		['sweep', { wounds: '1', storyDice: '1' }, 'anyMoved', '5/9'],
		['move', { athletic: 'true', inches: '12' }, 'reached', '1/9'],
		// One archer at a lone minion; a push at 3 or more; a mercenary struck down by 5 or 6.
		['volley', { archers: '1', minions: '1', others: '0' }, 'allMinions', '1/6'],
		['push', { above: '1', shield: 'true' }, 'pushed', '2/3'],
		['rescue', {}, 'struckDown', '1/3'],
		['crew', { crew: '1', distance: '10', foeArmor: '11', damage: '1d6+6' }, 'kill', '1/6'],
		['sacrifice', { inSquad: 'true', damage: '9', hero: '8' }, 'heroKilled', '0'],
		['leaving', { opponents: '1' }, 'killed', '5/18']
	])('%s %j: %s is %s', (topic, details, row, fraction) => {
		expect(exactRows(asked(topic, details)).get(row as never)).toBe(fraction);
	});

	it('finds nothing beyond the range of a crew, nor of all who shoot in 2005', () => {
		expect(topicAnswerOf(floatOrder, asked('crew', { distance: '99' })).impossible).toBe(true);
		const far = { distance: '50', otherDistance: '50' };
		expect(topicAnswerOf(floatOrder, asked('fire', far)).impossible).toBe(true);
		expect(topicAnswerOf(floatOrder, asked('fire', far, '2010')).impossible).toBe(false);
	});

	it('starts from the numbers of the attack, and keeps only what differs', () => {
		const question = { ...asked('healing'), skill: dice(1, 10) };
		const [topic] = [TOPICS.healing];
		expect(valuesOf(topic, question).dice('skill')).toEqual(dice(1, 10));
		const skill = topic.fields.find(({ id }) => id === 'skill');
		if (!skill) throw new Error('Healing has a Skill');
		const other = { ...question, details: changed(question, skill, dice(2, 6)) };
		expect(other.details).toEqual({ skill: '2d6' });
		expect(changed(other, skill, dice(1, 10))).toEqual({});
	});

	it('are in the address, and wrong details are as usual', () => {
		const question = asked('leaving', { parries: 'true', foeDamage: '2d6+1' }, '2010');
		const address = writeQuestion(question);
		expect(address).toContain('topic=leaving');
		expect(readQuestion(new URLSearchParams(address))).toEqual(question);
		const wrong = readQuestion(
			new URLSearchParams('mode=more&topic=healing&details=medics,9_skill,99d6_wounds,1x')
		);
		const values = valuesOf(TOPICS.healing, wrong);
		expect([values.count('medics'), values.dice('skill'), values.count('wounds')]).toEqual([
			1,
			dice(1, 6),
			2
		]);
		const unknown = readQuestion(new URLSearchParams('details=%3Cscript%3E&topic=none'));
		expect(unknown).toEqual({ ...USUAL_QUESTION, topic: 'none' });
		expect(topicOf(unknown.topic, '2005')).toBe('squads');
	});

	it('are offered where the rules have them, with the fields of those rules', () => {
		expect(topicsOf('2020')).not.toContain('healing');
		expect(topicOf('healing', 'skirmish')).toBe('activation');
		const fields = (rules: CombatRules) => fieldsOf(TOPICS.leaving, rules).map(({ id }) => id);
		expect(fields('2005')).not.toContain('parries');
		expect(fields('2010')).toContain('parries');
	});
});
