import { expect, test } from 'vitest'
import { readReport } from './wrk.ts'

const report = `Running 2s test @ http://127.0.0.1:3000/api/posts
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   389.49us  112.21us   4.77ms   95.03%
    Req/Sec    82.53k     3.46k   86.71k    85.00%
  Latency Distribution
     50%  372.00us
     75%  398.00us
     90%  441.00us
     99%  834.00us
  164194 requests in 2.00s, 5.11GB read
Requests/sec:  82083.29
Transfer/sec:      2.56GB
`

test('rate and slowest hundredth are read from what wrk prints', () => {
  expect(readReport(report)).toEqual({ perSecond: 82_083.29, p99Ms: 0.834 })
  expect(readReport(report.replace('834.00us', '1.20s')).p99Ms).toBe(1200)
})

test('a load that met errors is not a measurement', () => {
  expect(() => readReport(`${report}  Non-2xx or 3xx responses: 12\n`)).toThrow('12')
  expect(() =>
    readReport(`  Socket errors: connect 0, read 3, write 0, timeout 0\n${report}`),
  ).toThrow('read 3')
})
