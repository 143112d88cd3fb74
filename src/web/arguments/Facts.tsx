import type { DebateFact } from '#shared/arguments.ts'
import { debates as words } from '#web/texts/debates.en.ts'

/** Items of a list: what is known, and where from. */
export const Facts = ({ facts }: { facts: DebateFact[] }) =>
  facts.map(({ says, source, isOpened }) => (
    <li key={says} className="text-sm leading-relaxed">
      <p lang="en">{says}</p>
      <p className="text-soft">
        {words.source(source)}
        {!isOpened && <> {words.unopened}</>}
      </p>
    </li>
  ))
