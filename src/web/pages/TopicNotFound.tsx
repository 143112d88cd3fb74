import { topics as topicTexts } from '#texts/topics.ts'
import { notFound as notFoundTexts } from '#texts/site.ts'
import { Notice } from './Notice.tsx'

export const TopicNotFound = () => (
  <Notice title={topicTexts.notFound} link={notFoundTexts.home}>
    {topicTexts.notFoundDetail}
  </Notice>
)
