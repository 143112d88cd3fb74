import { notFound as texts } from '#texts/site.ts'
import { Notice } from './Notice.tsx'

export default function NotFound() {
  return (
    <Notice title={texts.title} link={texts.home}>
      {texts.detail}
    </Notice>
  )
}
