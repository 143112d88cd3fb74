import { texts } from '#web/texts/index.ts'
import { Notice } from './Notice.tsx'

export const TopicNotFound = () => (
  <Notice title={texts.topics.notFound} link={texts.notFound.home}>
    {texts.topics.notFoundDetail}
  </Notice>
)
