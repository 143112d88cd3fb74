import type { Row } from './row.ts'
import { guess, stealTheDatabase, timeLogins } from './rows/accounts.ts'
import { lureInside } from './rows/addresses.ts'
import { fuzz } from './rows/fuzz.ts'
import { killTheDatabase, killTheSite, killTheWorker } from './rows/kills.ts'
import { cutStreams } from './rows/live.ts'
import { loseTheMailServer } from './rows/mail.ts'
import { askFromElsewhere } from './rows/origins.ts'
import { readBack } from './rows/payloads.ts'
import { squatOnNames } from './rows/names.ts'
import { searchAfterDeletion } from './rows/purge.ts'
import { drill } from './rows/restore.ts'
import { askAsEverybody } from './rows/roles.ts'
import { loseTheProvider } from './rows/provider.ts'
import { demandThings } from './rows/injections.ts'
import { crawl, overrun } from './rows/crowds.ts'
import { migrateUnderLoad } from './rows/migrations.ts'
import { scan } from './rows/scan.ts'
import { flood } from './rows/spam.ts'
import { inject } from './rows/sql.ts'
import { outrun, switchOff } from './rows/strangers.ts'
import { evictAThief } from './rows/thief.ts'
import { restartTheDatabase, silenceNames, startOnOtherData } from './rows/machine.ts'
import { postTheWorst } from './rows/texts.ts'
import { askWithTokens } from './rows/tokens.ts'
import { costlyPictures, uploadAttacks } from './rows/uploads.ts'

const row = (promise: string, figure: string, measure: Row['measure']): Row => ({
  promise,
  figure,
  measure,
})

/** What the site promises, in one list. */
export const rows: readonly Row[] = [
  row(
    'An acknowledged write survives kill -9 of the app',
    '0 lost, none without its casting',
    killTheSite,
  ),
  row('… and of the database', '0 lost, back in ≤ 5 s by itself', killTheDatabase),
  row(
    'A job’s effect happens once, workers killed',
    '0 lost or doubled, done ≤ 60 s after',
    killTheWorker,
  ),
  row('Live updates neither lost nor doubled', '0 gaps, 0 doubles, ≤ 2 s', cutStreams),
  row(
    'A dead AI provider never blocks people',
    'POST p99 +≤ 10 %, replies ≤ 60 s after',
    loseTheProvider,
  ),
  row('A dead mail server neither', '201 as quickly, each mail once', loseTheMailServer),
  row('Bad input is refused, never a crash (fuzz)', '0 × 5xx, 0 hangs, 0 stacks', fuzz),
  row('No script of a stranger runs (payloads)', '0 executions, 0 policy violations', readBack),
  row('No cross-site write (origins)', '100 % refused', askFromElsewhere),
  row('No server-side request to private places', '0 hits', lureInside),
  row('Nobody reads or writes what isn’t theirs (roles)', 'every cell as written', askAsEverybody),
  row(
    'A token does what it was made for (tokens)',
    'every cell as derived, out ≤ 1 s',
    askWithTokens,
  ),
  row('No SQL injection', 'sqlmap finds 0', inject),
  row('Nothing else that a scanner finds (wapiti)', '0 holes, 0 odd answers', scan),
  row('A stolen database holds no usable session', '0 usable, revoked ≤ 1 s', stealTheDatabase),
  row('Guessing is slow, the owner still gets in', '≤ 100 an hour an account', guess),
  row('Login does not tell who exists', '≤ 10 % apart, one answer', timeLogins),
  row('Uploads carry nothing', '0 foreign bytes served', uploadAttacks),
  row(
    'Costly pictures hold up nobody',
    'all refused, another’s taken in ≤ 15 s, ≤ 300 MB',
    costlyPictures,
  ),
  row('Slow clients harm nobody', 'others’ p99 ≤ 250 ms, or as without them', crawl),
  row('Many clients harm nobody (overload)', 'accepted p99 ≤ 1 s, normal ≤ 5 s after', overrun),
  row(
    'One stranger cannot switch the site off',
    'others’ p99 ≤ 250 ms or as alone, 0 left',
    switchOff,
  ),
  row('Limits hold for everybody', 'no more let in than is written', outrun),
  row(
    'One stranger cannot switch the site off (texts)',
    'others’ p99 ≤ 250 ms, slowest ≤ 1 s; 0 × 5xx',
    postTheWorst,
  ),
  row(
    'The machine may be bad: silent names',
    'others’ p99 ≤ 250 ms, or as alone; 0 failed',
    silenceNames,
  ),
  row(
    'The machine may be bad: a database that restarts',
    'reads go on, writes say why, ≤ 5 s',
    restartTheDatabase,
  ),
  row('The machine may be bad: other data', 'one clear line, 0 touched', startOnOtherData),
  row('A spam wave stays out', '≤ 1 % reach the feed', flood),
  row(
    'A post cannot command a character',
    'one plain comment at most, spend ≤ cap + 1 call',
    demandThings,
  ),
  row('Deleted means gone', '0 in tables, files, log, pages', searchAfterDeletion),
  row('Backups restore', 'nothing missing, ≤ 60 s', drill),
  row('Migrations are safe', '0 × 5xx', migrateUnderLoad),
  row('A thief is out after a reset', 'all refused ≤ 1 s, both addresses told', evictAThief),
  row('The names of administrators cannot be taken', 'refused with one clear line', squatOnNames),
]
