import { createElement, Fragment, type ReactNode } from 'react'
import type { Block, Container, Marked, Run } from '#shared/marks.ts'
import { withTopics } from '#web/topics/withTopics.tsx'

type Show = (text: string) => ReactNode

/** A text as its marks say, out of React's own elements: nothing of it is ever HTML. `show` draws plain words. */
export const MarkedWords = ({ marked, show = withTopics }: { marked: Marked; show?: Show }) => (
  <div className="space-y-2.5">{drawAll(marked.blocks, { ...marked, depth: 0, show })}</div>
)

type Ground = { containers: Marked['containers']; depth: number; show: Show }

/** Blocks that stand in the same quote or list at this depth are drawn within it. */
const drawAll = (blocks: Block[], ground: Ground): ReactNode[] =>
  inRows(blocks, (block) => placeOf(block, ground)?.[0]).map((row) => {
    const [place = -1] = (row[0] && placeOf(row[0], ground)) ?? []
    const around = ground.containers[place]
    const key = row.length > 0 ? keyOf(row, blocks) : 0
    return around ? (
      <Around key={key} around={around} blocks={row} ground={ground} />
    ) : (
      row.map((block) => (
        <Paragraph key={keyOf([block], blocks)} block={block} show={ground.show} />
      ))
    )
  })

const placeOf = ({ within = [] }: Block, { depth }: Ground) => within[depth]

const keyOf = ([first]: Block[], blocks: Block[]): number => (first ? blocks.indexOf(first) : -1)

/** What follows each other and is alike. */
const inRows = (blocks: Block[], by: (block: Block) => number | undefined): Block[][] => {
  const rows: Block[][] = []
  for (const block of blocks) {
    const row = rows.at(-1)
    if (row?.[0] && by(row[0]) === by(block)) row.push(block)
    else rows.push([block])
  }
  return rows
}

type Within = { around: Container; blocks: Block[]; ground: Ground }

const Around = ({ around: { kind, start }, blocks, ground }: Within) => {
  const inside = { ...ground, depth: ground.depth + 1 }
  if (kind === 'quote') {
    return (
      <blockquote className="border-edge text-soft space-y-2.5 border-s-4 ps-3">
        {drawAll(blocks, inside)}
      </blockquote>
    )
  }
  const itemOf = (block: Block) => placeOf(block, ground)?.[1]
  const items = inRows(blocks, itemOf).map((item) => (
    <li key={item[0] && itemOf(item[0])} className="space-y-1">
      {drawAll(item, inside)}
    </li>
  ))
  return kind === 'bullets' ? (
    <ul className="list-disc space-y-1 ps-6">{items}</ul>
  ) : (
    <ol start={start} className="list-decimal space-y-1 ps-6">
      {items}
    </ol>
  )
}

const Paragraph = ({ block: { isCode, runs }, show }: { block: Block; show: Show }) =>
  isCode ? (
    <pre
      // Who reads by keyboard scrolls it, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="bg-sunken overflow-x-auto rounded-lg p-3 font-mono text-sm leading-normal"
    >
      <code>{runs.map(({ text }) => text)}</code>
    </pre>
  ) : (
    <p>{createElement(Fragment, null, ...runs.map((run) => wordsOf(run, show)))}</p>
  )

const wordsOf = ({ text, marks = [] }: Run, show: Show): ReactNode => {
  let shown: ReactNode = marks.includes('code') ? (
    <code className="bg-sunken rounded px-1 py-0.5 font-mono text-[0.9em]">{text}</code>
  ) : (
    show(text)
  )
  if (marks.includes('italic')) shown = <em>{shown}</em>
  if (marks.includes('bold')) shown = <strong>{shown}</strong>
  return shown
}
