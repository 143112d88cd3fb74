import { Frame } from '#web/frame/Frame.tsx'
import { texts } from '#web/texts/index.ts'
import { Notice } from './Notice.tsx'

/** Shown when a page fails in a way that nobody foresaw. */
export const Broken = () => (
  <Frame>
    <Notice title={texts.broken.title} link={texts.notFound.home}>
      {texts.broken.detail}
    </Notice>
  </Frame>
)
