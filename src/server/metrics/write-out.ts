import { type Metric, Registry, collectDefaultMetrics } from 'prom-client'
import type { Figure } from './figures.ts'

/** Memory, processor time, garbage and the lag of the event loop: measured from the first look on. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** The figures as Prometheus reads them. */
export const writeOut = async (figures: Figure[]): Promise<{ text: string; type: string }> => {
  const ours = new Registry()
  for (const figure of figures) {
    ours.registerMetric({ ...figure, get: async () => figure } as unknown as Metric)
  }
  return { text: (await ofProcess.metrics()) + (await ours.metrics()), type: ours.contentType }
}
