import { notFound as texts } from '#web/texts/site.en.ts'
import { Notice } from './Notice.tsx'

export default function NotFound() {
  return (
    <Notice title={texts.title} link={texts.home}>
      {texts.detail}
    </Notice>
  )
}
