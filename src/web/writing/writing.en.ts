/** What helps people who write a post or a response. */
export const writing = {
  preview: 'Preview',
  marks: '**bold**, *italic*, `code`, > quote, - list',
  waitsForLinks:
    'A moderator will look at this first, because of its links to other sites. Until then only you see it.',
  completions: 'Names and topics',
  character: 'AI Character',
  found: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Arrow keys choose.`,
}
