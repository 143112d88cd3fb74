import { texts } from '#web/texts/index.ts'
import { Notice } from './Notice.tsx'

export default function NotFound() {
  return (
    <Notice title={texts.notFound.title} link={texts.notFound.home}>
      {texts.notFound.detail}
    </Notice>
  )
}
