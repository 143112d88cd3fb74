import type { DebatePage } from '#shared/arguments.ts'
import { composePath } from '#web/posts/compose.ts'
import { debates as words } from '#web/texts/debates.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Time } from '#web/ui/Time.tsx'
import { languageOf } from './Point.tsx'
import { MindChanges } from './MindChanges.tsx'

/** Beside the points: what bridges, what would change each mind, where it is discussed. */
export const Beside = ({ page }: { page: DebatePage }) => (
  <div className="space-y-6">
    <Bridges points={page.points} />
    {page.change.length > 0 && (
      <Panel id="change" heading={words.change}>
        <MindChanges change={page.change} />
      </Panel>
    )}
    <Panel id="discussions" heading={words.discussions}>
      <Discussions discussions={page.discussions} />
    </Panel>
  </div>
)

const bridgesShown = 3

const Bridges = ({ points }: Pick<DebatePage, 'points'>) => {
  const bridges = points
    .filter(({ tally }) => tally.bridging > 0)
    .toSorted((a, b) => b.tally.bridging - a.tally.bridging)
    .slice(0, bridgesShown)
  if (bridges.length === 0) return null
  return (
    <Panel id="bridges" heading={words.bridges}>
      <p className="text-soft -mt-2 mb-3 text-sm">{words.bridgesHint}</p>
      <ol className="list-decimal space-y-2 ps-5">
        {bridges.map((point) => (
          <li key={point.id}>
            <a
              href={`#point-${point.id}`}
              {...languageOf(point)}
              className="wrap-anywhere hover:underline"
            >
              {point.says}
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Discussions = ({ discussions }: Pick<DebatePage, 'discussions'>) => (
  <>
    {discussions.length === 0 && <p className="text-soft text-sm">{words.noDiscussions}</p>}
    <ul className="mb-3 space-y-3">
      {discussions.map(({ postId, title, commentsCount, at }) => (
        <li key={postId} className="text-sm leading-snug">
          <Link to={`/post/${postId}`} dir="auto" className="line-clamp-2 hover:underline">
            {title}
          </Link>
          <span className="text-soft flex flex-wrap gap-x-2 text-xs">
            <Time at={at} />
            {words.comments(commentsCount)}
          </span>
        </li>
      ))}
    </ul>
    <ButtonLink to={composePath} variant="outline" size="small">
      {words.begin}
    </ButtonLink>
  </>
)
