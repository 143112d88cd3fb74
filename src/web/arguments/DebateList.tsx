import { Link } from 'react-router'
import type { DebateSummary } from '#shared/arguments.ts'
import { categories } from '#shared/trending.ts'
import { debates as words } from '#web/texts/debates.en.ts'
import { trending } from '#web/texts/trending.en.ts'
import { Panel } from '#web/ui/Card.tsx'

/** Questions under their categories; everyday matters, which have none, come last. */
export const DebateList = ({ list }: { list: DebateSummary[] }) =>
  [...categories, null].map((category) => (
    <Category
      key={category}
      id={(category ?? 'everyday').toLowerCase()}
      heading={category ? trending.categoryNames[category] : words.everyday}
      list={list.filter((one) => one.category === category)}
    />
  ))

type Group = { id: string; heading: string; list: DebateSummary[] }

const Category = ({ id, heading, list }: Group) =>
  list.length > 0 && (
    <Panel id={id} heading={heading}>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {list.map((debate) => (
          <li key={debate.id}>
            <Link
              to={`/debates/${debate.id}`}
              className="group flex min-h-11 items-baseline gap-2 py-2"
            >
              <span lang="en" className="font-medium group-hover:underline">
                {debate.question}
              </span>{' '}
              <span className="text-soft ms-auto text-sm whitespace-nowrap">
                {words.points(debate.pointsCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
