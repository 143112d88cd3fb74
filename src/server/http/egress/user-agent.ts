import type { Env } from '../../env.ts'

/** Who asks, and where to write if that is a trouble. Header values hold plain letters only. */
export const userAgent = (
  { SITE_NAME, SITE_URL, CONTACT_EMAIL }: Pick<Env, 'SITE_NAME' | 'SITE_URL' | 'CONTACT_EMAIL'>,
  part: 'Scout' | 'Links',
): string => {
  const site = SITE_URL ?? 'site address not set'
  const contact = CONTACT_EMAIL ?? (SITE_URL ? `${SITE_URL}/contact` : 'contact not set')
  const name = SITE_NAME.replaceAll(/[^A-Za-z0-9]/g, '') || 'Symposia'
  return `${name}-${part}/1.0 (+${site}; ${contact})`
}
