import { topics as topicTexts } from '#web/texts/topics.en.ts'
import { notFound as notFoundTexts } from '#web/texts/site.en.ts'
import { Notice } from './Notice.tsx'

export const TopicNotFound = () => (
  <Notice title={topicTexts.notFound} link={notFoundTexts.home}>
    {topicTexts.notFoundDetail}
  </Notice>
)
