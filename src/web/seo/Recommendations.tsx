import type { SeoRecommendation } from '#shared/seo.ts'
import { admin } from '#web/texts/admin.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, Panel } from '#web/ui/Card.tsx'
import { recommendationsQuery, useImplement } from './queries.ts'
import { Reading } from './Reading.tsx'

const words = admin.recommendations

export const Recommendations = () => (
  <Panel id="audit" heading={words.heading}>
    <p className="text-soft mb-4 text-sm">{words.detail}</p>
    <Reading query={recommendationsQuery()} loading={words.loading}>
      {(found) =>
        found.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ul className="space-y-4">
            {found.map((recommendation) => (
              <li key={recommendation.id}>
                <Advice advice={recommendation} />
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  </Panel>
)

const Advice = ({ advice }: { advice: SeoRecommendation }) => (
  <Card isSmall className="bg-paper">
    <div className="flex flex-wrap items-center gap-2">
      <PriorityBadge priority={advice.priority} />
      <h3 className="font-semibold">{advice.type}</h3>
      {advice.isImplemented && <Badge className="ms-auto">{words.done}</Badge>}
    </div>
    <p className="mt-2">{advice.recommendation}</p>
    <dl className="mt-3 grid gap-3 text-sm sm:grid-cols-3">
      <Value name={words.current} value={advice.currentValue} />
      <Value name={words.suggested} value={advice.suggestedValue} />
      <Value name={words.impact} value={advice.estimatedImpact} />
    </dl>
    {!advice.isImplemented && <DoneButton id={advice.id} about={advice.recommendation} />}
  </Card>
)

/** Red, yellow, green; grey for any other. */
const tones: Record<string, string> = {
  high: 'tone-ai-red',
  medium: 'tone-ai-yellow',
  low: 'tone-ai-emerald',
}

const PriorityBadge = ({ priority }: { priority: string }) => (
  <Badge variant={tones[priority] ? 'tone' : 'quiet'} className={tones[priority]}>
    {words.priority(priority)}
  </Badge>
)

const Value = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-soft text-xs">{name}</dt>
    <dd>{value}</dd>
  </div>
)

const DoneButton = ({ id, about }: { id: number; about: string }) => {
  const implement = useImplement()
  return (
    <Button
      variant="outline"
      size="small"
      className="mt-4"
      aria-label={`${words.markDone}: ${about}`}
      disabled={implement.isPending}
      onClick={() => implement.mutate(id)}
    >
      {words.markDone}
    </Button>
  )
}
