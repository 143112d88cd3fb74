/** What helps whoever writes a post or a response. */
export const writing = {
  preview: 'Preview',
  marks: '**bold**, *italic*, `code`, > quote, - list',
  completions: 'Names and topics',
  character: 'AI Character',
  found: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Arrow keys choose.`,
}
