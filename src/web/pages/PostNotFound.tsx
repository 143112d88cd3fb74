import { thread as texts } from '#web/texts/posts.en.ts'
import { Notice } from './Notice.tsx'

/** Shown when a post cannot be loaded, whatever the reason. */
export const PostNotFound = () => (
  <Notice title={texts.notFound} link={texts.browse}>
    {texts.notFoundDetail}
  </Notice>
)
