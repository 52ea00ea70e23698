// An SMTP server on the loopback address that accepts every mail. Sends its port; answers any message with the number
// of accepted mails.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let taken = 0;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    stream
      .on('end', () => {
        taken += 1;
        callback();
      })
      .resume();
  },
});

process.once('message', () => {
  server.listen(0, '127.0.0.1', () => process.send!((server.server.address() as AddressInfo).port));
  process.on('message', () => process.send!(taken));
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
