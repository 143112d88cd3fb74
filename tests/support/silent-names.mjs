// Loaded before the program, on each of its threads: every name is asked of the server of NAME_SERVER.
import { Resolver } from 'node:dns/promises'

/** Where a question is under way already, no other server can be named. */
const told = new WeakSet()

for (const ask of ['resolve4', 'resolve6']) {
  const usual = Resolver.prototype[ask]
  Resolver.prototype[ask] = function askThere(name) {
    if (!told.has(this)) this.setServers([process.env.NAME_SERVER])
    told.add(this)
    return usual.call(this, name)
  }
}
