import { texts } from '#web/texts/index.ts'
import { Notice } from './Notice.tsx'

/** Shown when a post cannot be loaded, whatever the reason. */
export const PostNotFound = () => (
  <Notice title={texts.thread.notFound} link={texts.thread.browse}>
    {texts.thread.notFoundDetail}
  </Notice>
)
