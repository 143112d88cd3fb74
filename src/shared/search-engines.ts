const engines =
  /^(.+\.)?(google(\.[a-z]{2,3}){1,2}|bing\.com|duckduckgo\.com|(search\.)?yahoo\.(com|co\.jp)|yandex\.[a-z]{2,3}|baidu\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|naver\.com)$/

/** Did a search engine lead here? `referrer` is an address or empty. */
export const isFromSearch = (referrer: string): boolean => {
  const host = URL.parse(referrer)?.hostname
  return host !== undefined && engines.test(host)
}
