import type { Topic } from '#shared/topics.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { unlessDrawn } from '#web/ui/takeover.ts'
import { topics as texts } from '#web/texts/topics.en.ts'

const size = { width: 300, height: 64, top: 4 } as const

/** How many discussions a topic had on each day; the words below say the same. */
export const Curve = ({ curve }: { curve: Topic['curve'] }) => {
  const peak = curve.reduce((most, day) => (day.posts >= most.posts ? day : most), {
    day: '',
    posts: 0,
  })
  const all = curve.reduce((sum, { posts }) => sum + posts, 0)
  const points = pointsOf(curve, Math.max(1, peak.posts))
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="text-accent h-16 w-full overflow-visible"
      >
        <polygon
          points={`0,${size.height} ${points} ${size.width},${size.height}`}
          className="fill-current opacity-15"
        />
        <polyline
          points={points}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-soft mt-2 text-sm" suppressHydrationWarning>
        {unlessDrawn(() =>
          texts.curveText(all, peak.posts, peak.day && calendarDate(Date.parse(peak.day))),
        )}
      </figcaption>
    </figure>
  )
}

const pointsOf = (curve: Topic['curve'], most: number): string =>
  curve
    .map(({ posts }, at) => {
      const x = (at / Math.max(1, curve.length - 1)) * size.width
      const y = size.height - (posts / most) * (size.height - size.top)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
