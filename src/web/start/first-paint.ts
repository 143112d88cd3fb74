/** A browser that does not tell of its painting has painted by then; ms. */
const surelyMs = 1500

/** When the page is to be seen; at once where nobody looks at it, since no browser paints there. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    const end = () => {
      clearTimeout(waiting)
      observer.disconnect()
      resolve()
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) end()
    })
    const waiting = setTimeout(end, surelyMs)
    observer.observe({ type: 'paint', buffered: true })
  })
