import { useEffect, useRef } from 'react'
import { useSite } from '#web/site.ts'
import { ads as texts } from './ads.en.ts'
import { useAdChoice } from './choice.ts'

type Queue = object[] & { requestNonPersonalizedAds?: 0 | 1 }
type AdWindow = Window & { adsbygoogle?: Queue }

/**
 * A labelled place of a fixed height, so that nothing moves when an advertisement comes. It is
 * empty until the reader agrees and gone when the reader refuses; `isExtra` ones are the first
 * that “Fewer ads” leaves out.
 */
export const AdSlot = ({ isExtra = false }: { isExtra?: boolean }) => {
  const { adsClient } = useSite()
  const choice = useAdChoice()
  if (!adsClient || choice === 'none' || (isExtra && choice === 'fewer')) return null
  const isAgreed = choice === 'all' || choice === 'fewer'
  return (
    <aside aria-label={texts.label} className="min-h-72 text-center">
      <p className="text-soft mb-1 text-xs">{texts.label}</p>
      {isAgreed && <Ad key={choice} client={adsClient} isPersonal={choice === 'all'} />}
    </aside>
  )
}

const Ad = ({ client, isPersonal }: { client: string; isPersonal: boolean }) => {
  const isFilled = useRef(false)
  useEffect(() => {
    if (isFilled.current) return
    isFilled.current = true
    loadScript(client)
    const queue: Queue = ((window as AdWindow).adsbygoogle ??= [])
    queue.requestNonPersonalizedAds = isPersonal ? 0 : 1
    queue.push({})
  }, [client, isPersonal])
  return (
    <ins className="adsbygoogle block h-64" data-ad-client={client} data-ad-format="rectangle" />
  )
}

/** Once a page, and only after the reader has agreed. */
const loadScript = (client: string): void => {
  if (document.getElementById('ad-script')) return
  const script = document.createElement('script')
  script.id = 'ad-script'
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}`
  document.head.append(script)
}
