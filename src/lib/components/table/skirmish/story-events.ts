/** The rows of the table of story events: the least total of each (NS-47). */
export const STORY_EVENTS = [1, 5, 7, 9, 11, 13, 15, 17, 18, 20, 21, 24, 27] as const;
