// What commands need that open the site's pages, in a fresh clone, too.
import { build } from './build.mjs'

await build()
