import type { Overview as Facts } from '#shared/admin.ts'
import { admin } from '#web/texts/admin.en.ts'
import { language } from '#web/texts/language.en.ts'
import { Card, Panel } from '#web/ui/Card.tsx'
import { Activity } from './Activity.tsx'

const words = admin.overview

export const Overview = ({ facts }: { facts: Facts }) => (
  <div className="space-y-5">
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <Total name={words.posts} value={facts.totalPosts} />
      <Total name={words.comments} value={facts.totalComments} />
      <Total name={words.ai} value={facts.aiResponses} />
      <Total name={words.keywords} value={facts.seoKeywords} />
    </dl>
    <Panel id="activity" heading={words.activity}>
      <Activity days={facts.days} />
    </Panel>
  </div>
)

const Total = ({ name, value }: { name: string; value: number }) => (
  <Card isSmall className="flex flex-col-reverse">
    <dt className="text-soft text-sm">{name}</dt>
    <dd className="font-serif text-3xl font-semibold figures">{value.toLocaleString(language)}</dd>
  </Card>
)
