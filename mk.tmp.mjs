import { build } from 'vite';
const root='/work/wt/league';
const name=process.argv[2];
await build({root,configFile:false,envFile:false,publicDir:false,logLevel:'silent',resolve:{alias:{$lib:root+'/src/lib'}},ssr:{noExternal:true},build:{ssr:true,target:'node20',outDir:'/tmp/lgbench2',emptyOutDir:true,rolldownOptions:{input:{l:name},output:{entryFileNames:'[name].mjs'}}}});
await import('/tmp/lgbench2/l.mjs');
