import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import { noticeOfStep } from '$lib/state/document/undo-notice';
import type { ArmyEditor } from '$lib/state/army/army-editor';
import { catalogues } from '../../../../tests/setup/catalogues';
import NoticeList from './NoticeList.svelte';

const { undo } = catalogues.en.app;

beforeEach(async () => {
	await locale.choose('en');
	for (const { id } of notices.all) notices.dismiss(id);
});

describe('notices', () => {
	it('replace each other; one that waits for the user is replaced by an equal one only', async () => {
		const screen = await render(NoticeList);
		notices.keep('Not saved');
		notices.show('First');
		await expect.element(screen.getByText('First')).toBeVisible();
		notices.show('Second');
		await expect.element(screen.getByText('Second')).toBeVisible();
		await expect.element(screen.getByText('First')).not.toBeInTheDocument();
		await expect.element(screen.getByText('Not saved')).toBeVisible();
		notices.keep('Not saved');
		expect(notices.all.map(({ text }) => text)).toEqual(['Second', 'Not saved']);
	});

	it('return focus to the element that had it before', async () => {
		const row = document.createElement('button');
		document.body.append(row);
		const screen = await render(NoticeList);
		notices.show('Removed', { label: undo, run: vi.fn() });
		const back = screen.getByRole('button', { name: undo });
		await expect.element(back).toBeVisible();
		row.focus();
		back.element().focus();
		screen.getByRole('button', { name: catalogues.en.app.dismiss }).element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(screen.getByText('Removed')).not.toBeInTheDocument();
		expect(document.activeElement).toBe(row);
		row.remove();
	});

	it('undo only their own step', async () => {
		const screen = await render(NoticeList);
		let army = $state.raw({});
		const bench = {
			get army() {
				return army;
			},
			undo: vi.fn()
		};
		noticeOfStep(bench as unknown as ArmyEditor, 'Removed');
		const back = screen.getByRole('button', { name: undo });
		await expect.element(back).toBeVisible();
		army = {};
		await expect.element(screen.getByText('Removed')).toBeVisible();
		await expect.element(back).not.toBeInTheDocument();
		noticeOfStep(bench as unknown as ArmyEditor, 'Removed again');
		await back.click();
		expect(bench.undo).toHaveBeenCalledOnce();
		await expect.element(screen.getByText('Removed again')).not.toBeInTheDocument();
	});
});
