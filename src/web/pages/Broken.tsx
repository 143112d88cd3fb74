import { Frame } from '#web/frame/Frame.tsx'
import { broken as brokenTexts, notFound as notFoundTexts } from '#web/texts/site.en.ts'
import { Notice } from './Notice.tsx'

/** Shown when a page fails in a way that nobody foresaw. */
export const Broken = () => (
  <Frame>
    <Notice title={brokenTexts.title} link={notFoundTexts.home}>
      {brokenTexts.detail}
    </Notice>
  </Frame>
)
