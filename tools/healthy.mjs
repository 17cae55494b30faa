// Ends with 0 where the service on this machine is ready, else with 1: the health check of the image.
const port = process.env.WARLEDGER_PORT || 4000;
fetch(`http://127.0.0.1:${port}/health/ready`).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
