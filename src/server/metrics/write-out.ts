import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { Figure } from './figures.ts'

/** Memory, processor time, garbage and the lag of the event loop: measured from the first look on. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** What was measured and what was looked up, as Prometheus reads it. */
export const writeOut = async (
  measured: Registry,
  figures: readonly Figure[],
): Promise<{ text: string; type: string }> => {
  const lookedUp = new Registry()
  for (const figure of figures) register(lookedUp, figure)
  const parts = await Promise.all([ofProcess, measured, lookedUp].map((one) => one.metrics()))
  return { text: parts.join('\n'), type: lookedUp.contentType }
}

const register = (registry: Registry, { name, help, type, values }: Figure): void => {
  const labelNames = [...new Set(values.flatMap(({ labels }) => Object.keys(labels)))]
  const terms = { name, help, labelNames, registers: [registry] }
  if (type === 'counter') {
    const counter = new Counter(terms)
    for (const { labels, value } of values) counter.inc(labels, value)
    return
  }
  const gauge = new Gauge(terms)
  for (const { labels, value } of values) gauge.set(labels, value)
}
