import type { SeoKeyword } from '#shared/seo.ts'
import { admin } from '#web/texts/admin.en.ts'
import { language } from '#web/texts/language.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ImportForm } from './ImportForm.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { Meter } from './Meter.tsx'
import { keywordsQuery } from './queries.ts'
import { Reading } from './Reading.tsx'
import { RemoveKeyword } from './RemoveKeyword.tsx'

const words = admin.keywords

export const Keywords = () => (
  <div className="space-y-5">
    <Panel id="add-keyword" heading={words.add}>
      <KeywordForm />
    </Panel>
    <Panel id="tracked" heading={words.tracked}>
      <Reading query={keywordsQuery()} loading={words.loading}>
        {(keywords) => <Tracked keywords={keywords} />}
      </Reading>
    </Panel>
    <Panel id="import" heading={admin.importing.heading}>
      <ImportForm />
    </Panel>
  </div>
)

const Tracked = ({ keywords }: { keywords: SeoKeyword[] }) => {
  if (keywords.length === 0) return <p className="text-soft">{words.empty}</p>
  const most = Math.max(...keywords.map(({ searchVolume }) => searchVolume ?? 0))
  return (
    <ul className="divide-line divide-y">
      {keywords.map((keyword) => (
        <Row key={keyword.id} keyword={keyword} most={most} />
      ))}
    </ul>
  )
}

const trendColours = { rising: 'text-ai-emerald', falling: 'text-danger', steady: 'text-soft' }
const arrows = { rising: '↗', falling: '↘', steady: '→' }

const Row = ({ keyword: row, most }: { keyword: SeoKeyword; most: number }) => (
  <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{row.keyword}</span>
      <Badge>{row.category}</Badge>
      <RemoveKeyword keyword={row} />
    </div>
    <dl className="grid grid-cols-3 gap-4 text-sm">
      <Figure name={words.volume} value={row.searchVolume?.toLocaleString(language)}>
        {row.searchVolume !== null && <Meter value={row.searchVolume} most={most} />}
      </Figure>
      <Figure
        name={words.trend}
        value={row.trend && `${arrows[row.trend]} ${words.trends[row.trend]}`}
        className={row.trend ? trendColours[row.trend] : ''}
      />
      <Figure
        name={words.difficulty}
        value={row.difficulty === null ? null : words.ofHundred(row.difficulty)}
      >
        {row.difficulty !== null && <Meter value={row.difficulty} most={100} />}
      </Figure>
    </dl>
  </li>
)

const Figure = ({
  name,
  value,
  className,
  children,
}: {
  name: string
  value: string | null | undefined
  className?: string
  children?: React.ReactNode
}) => (
  <div>
    <dt className="text-soft text-xs">{name}</dt>
    <dd className={classes('figures', value ? className : 'text-soft')}>
      {value ?? words.unknown}
      {children}
    </dd>
  </div>
)
