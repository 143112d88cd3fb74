import { useEffect, useRef } from 'react'
import { copyText } from '#web/sharing/acts.ts'
import { security } from '#web/texts/security.en.ts'
import { useSiteName } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toasts.ts'

const words = security.recovery

/** The codes, as long as somebody looks: nobody can show them again. */
export const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => {
  const site = useSiteName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [codes])
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    toast({ title: isCopied ? words.copied : words.notCopied, isDestructive: !isCopied })
  }
  return (
    <section aria-labelledby="recovery-codes" className="bg-sunken space-y-3 rounded-xl p-4">
      <h4 ref={heading} id="recovery-codes" tabIndex={-1} className="font-semibold">
        {words.heading}
      </h4>
      <p className="text-sm">{words.detail}</p>
      <ol className="grid gap-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="outline" onClick={() => download(site, codes)}>
          <Icon name="download" size={18} />
          {words.download}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </section>
  )
}

/** As a file that this page makes: nothing is asked of the server, which does not know them any more. */
const download = (site: string, codes: readonly string[]): void => {
  const text = [words.fileHead(site), '', ...codes, ''].join('\n')
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: words.file }).click()
  URL.revokeObjectURL(href)
}
