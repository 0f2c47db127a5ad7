const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/open-pdf-B6ezNcJW.js","assets/opened-soPxccPO.js"])))=>i.map(i=>d[i]);
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{n as t,t as n}from"./endpoints-DluL0wAG.js";import{t as r}from"./endpoints-B1hISZ8p.js";import{a as i,dt as a,t as o,ut as s}from"./libraries-CO3eaAi_.js";import{A as c,O as l,P as u,Wn as d,ht as f,mt as p,vt as m}from"./list-DRwdXwa6.js";import{n as h,t as g}from"./home-screen-C3t4IC7-.js";import{b as _,w as v,y}from"./screens-Ch3ecPwB.js";import{t as b}from"./shape-Cl4JxpbQ.js";import{t as x}from"./control-text-DlendZ2W.js";import{n as S,r as C,t as w}from"./infos-Cawfh_Vg.js";import{Ht as ee,M as T,Nt as E,O as D,Ot as O,P as te,Pt as k,Rn as A,_i as j,d as M,h as ne,kt as N,yt as re}from"./start-D7C81CvM.js";import{Fn as ie,Pn as ae,en as P}from"./inside-Dq_ako9A.js";import{t as oe}from"./move-horizontal-DBp5RJFc.js";import{n as F,t as I}from"./opened-soPxccPO.js";var L={name:`file-x`,size:24,node:[[`path`,{d:`M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,key:`1oefj6`}],[`path`,{d:`M14 2v5a1 1 0 0 0 1 1h5`,key:`wfsgrz`}],[`path`,{d:`m14.5 12.5-5 5`,key:`b62r18`}],[`path`,{d:`m9.5 12.5 5 5`,key:`1rk7el`}]]};L.node;var se=A(L),R={name:`maximize`,size:24,node:[[`path`,{d:`M8 3H5a2 2 0 0 0-2 2v3`,key:`1dcmit`}],[`path`,{d:`M21 8V5a2 2 0 0 0-2-2h-3`,key:`1e4gt3`}],[`path`,{d:`M3 16v3a2 2 0 0 0 2 2h3`,key:`wsl5sc`}],[`path`,{d:`M16 21h3a2 2 0 0 0 2-2v-3`,key:`18trek`}]]};R.node;var z=A(R),B={name:`zoom-in`,size:24,node:[[`circle`,{cx:`11`,cy:`11`,r:`8`,key:`4ej97u`}],[`line`,{x1:`21`,x2:`16.65`,y1:`21`,y2:`16.65`,key:`13gj7c`}],[`line`,{x1:`11`,x2:`11`,y1:`8`,y2:`14`,key:`1vmskp`}],[`line`,{x1:`8`,x2:`14`,y1:`11`,y2:`11`,key:`durymu`}]]};B.node;var ce=A(B),V={name:`zoom-out`,size:24,node:[[`circle`,{cx:`11`,cy:`11`,r:`8`,key:`4ej97u`}],[`line`,{x1:`21`,x2:`16.65`,y1:`21`,y2:`16.65`,key:`13gj7c`}],[`line`,{x1:`8`,x2:`14`,y1:`11`,y2:`11`,key:`durymu`}]]};V.node;var le=A(V),H=i.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 240px;
  min-inline-size: 0;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`,U=i.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1) var(--ui-space-4);
  padding: var(--ui-space-1) var(--ui-space-2);
  border-block-end: 1px solid var(--ui-color-border);
`,W=i.div`
  display: flex;
  align-items: center;
  gap: 2px;

  &[data-end] {
    margin-inline-start: auto;
  }
`,G=i.span`
  padding-inline: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-fixed] {
    min-inline-size: 6ch;
    text-align: center;
  }
`,ue=i.input`
  inline-size: 6ch;
  block-size: var(--ui-control-height-small);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font: inherit;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  text-align: center;
`,de=i.div`
  display: grid;
  flex: 1;
  place-items: safe center;
  min-block-size: 0;
  overflow: auto;
  border-end-start-radius: 7px;
  border-end-end-radius: 7px;
  background: var(--ui-color-surface-sunken);

  &:focus-visible {
    outline-offset: -2px;
  }
`,fe=i.canvas`
  display: block;
  inline-size: var(--sheet-width);
  block-size: var(--sheet-height);
  margin: var(--ui-space-3);
  /* Paper is white in the dark too. */
  background: #fff;
  box-shadow: var(--ui-shadow-1);

  &[data-waiting] {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`,K=i.div`
  grid-area: 1 / 1;
  padding: var(--ui-space-4);
`,q=[.25,.33,.5,.67,.75,.9,1,1.25,1.5,2,3,4];function pe(e,t,n){if(typeof e==`number`)return e;let r=n.width/t.width,i=e===`width`?r:Math.min(r,n.height/t.height);return Math.min(2,Math.max(.1,i))}var me=(e,t)=>(t>0?q.find(t=>t>e+.01):q.findLast(t=>t<e-.01))??e,he=16e6;function ge(e,t,n){let r=e*n;return Math.min(r,Math.sqrt(he/(t.width*t.height)))}var J=e(a(),1),Y=o();function _e({page:e,pages:t,onPageChange:n}){let{t:r}=E(),[i,a]=(0,J.useState)(null),o=()=>{let e=Number(i);i!==null&&Number.isInteger(e)&&e>0&&n(e),a(null)};return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(ue,{"aria-label":r(`documentViewer.page`),inputMode:`numeric`,value:i??String(e),onChange:({target:e})=>a(e.value),onFocus:({target:e})=>e.select(),onBlur:o,onKeyDown:({key:e})=>{e===`Enter`&&o()}}),(0,Y.jsx)(G,{children:r(`documentViewer.of`,{pages:t})})]})}var ve=async e=>(await e.slice(0,1024).text()).includes(`%PDF-`);async function ye(e,t){try{if(!await ve(e))return await be(e);let{openPdf:n}=await N(async()=>{let{openPdf:e}=await import(`./open-pdf-B6ezNcJW.js`);return{openPdf:e}},__vite__mapDeps([0,1]));return await n(e,t)}catch(e){throw e instanceof I?e:new I(`unreadable`,e)}}async function be(e){let t=await createImageBitmap(e),{width:n,height:r}=t;return{pages:1,sizeOf:()=>Promise.resolve({width:n,height:r}),draw:(e,i)=>{let a=F(n*i,r*i);return a.getContext(`2d`)?.drawImage(t,0,0,a.width,a.height),Promise.resolve(a)},textOf:()=>Promise.resolve(``),close:()=>t.close()}}function xe(e,t){let[n,r]=(0,J.useState)(null);return(0,J.useEffect)(()=>{if(!e)return;let n=!1,i=ye(e,t);return i.then(t=>!n&&r({of:e,document:t,problem:null}),t=>!n&&r({of:e,document:null,problem:t instanceof I?t.problem:`unreadable`})),()=>{n=!0,i.then(e=>e.close(),()=>{})}},[e,t]),n?.of===e&&e?n:{document:null,problem:null}}function Se({document:e,page:t,zoom:n,room:r,canvasRef:i,onProblem:a}){let[o,s]=(0,J.useState)(null),[c,l]=(0,J.useState)(!1),u=o?.of===e?o.facts:null,d=o?.of===e&&o.page===t,f=u&&r?pe(n,u,r):null;return(0,J.useEffect)(()=>{if(!e)return;let n=!1;return Promise.all([e.sizeOf(t),e.textOf(t)]).then(([r,i])=>!n&&s({of:e,page:t,facts:{...r,text:i}}),()=>!n&&a()),()=>{n=!0}},[e,t,a]),(0,J.useEffect)(()=>{if(!e||!d||!u||f===null)return;let n=new AbortController;return e.draw(t,ge(f,u,globalThis.devicePixelRatio),n.signal).then(e=>{let t=i.current;!n.signal.aborted&&t&&(Object.assign(t,{width:e.width,height:e.height}),t.getContext(`2d`)?.drawImage(e,0,0),l(!0))},()=>!n.signal.aborted&&a()),()=>n.abort()},[e,t,d,u,f,i,a]),{facts:d?u:null,size:u,scale:f,isDrawn:c&&u!==null}}function Ce(e){let[t,n]=(0,J.useState)(null);return(0,J.useEffect)(()=>{let{current:t}=e;if(!t)return;let r=new ResizeObserver(()=>n({width:t.offsetWidth-24-X,height:t.offsetHeight-24-X}));return r.observe(t),()=>r.disconnect()},[e]),t}var X=17;function we({file:e,label:t,pdfFolder:n,initialZoom:r=`width`,actions:i,...a}){let{t:o}=E(),{locale:s}=ee(),{document:c,problem:l}=xe(e,n),[u,d]=(0,J.useState)({of:e,page:1,hasFailed:!1}),[f,p]=(0,J.useState)(r),m=(0,J.useRef)(null),h=(0,J.useRef)(null),g=Ce(m),{page:_,hasFailed:v}=u.of===e?u:{page:1,hasFailed:!1},{facts:y,size:b,scale:x,isDrawn:S}=Se({document:c,page:_,zoom:f,room:g,canvasRef:h,onProblem:(0,J.useCallback)(()=>d(t=>({of:e,page:t.of===e?t.page:1,hasFailed:!0})),[e])}),C=c?.pages??0,w=l??(v?`unreadable`:null),T=t=>{d({of:e,page:Math.min(Math.max(1,t),Math.max(1,C)),hasFailed:!1}),m.current?.scrollTo({top:0})},D=e=>x!==null&&p(me(x,e)),O={PageDown:()=>T(_+1),PageUp:()=>T(_-1),Home:()=>T(1),End:()=>T(C),"+":()=>D(1),"=":()=>D(1),"-":()=>D(-1),0:()=>p(`width`),9:()=>p(`page`)},A=e=>{let t=O[e.key];!t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),t())},j=c===null||w!==null,M=x===null?`–`:new Intl.NumberFormat(s,{style:`percent`}).format(x),N=C>1?o(`documentViewer.pageOf`,{page:_,pages:C}):t;return(0,Y.jsxs)(H,{role:`group`,"aria-label":t,...a,children:[(0,Y.jsxs)(U,{children:[C>1&&(0,Y.jsxs)(W,{role:`group`,"aria-label":o(`documentViewer.pages`),children:[(0,Y.jsx)(P,{size:`small`,icon:ie,label:o(`documentViewer.previous`),isDisabled:_===1,onPress:()=>T(_-1)}),(0,Y.jsx)(_e,{page:_,pages:C,onPageChange:T}),(0,Y.jsx)(P,{size:`small`,icon:ae,label:o(`documentViewer.next`),isDisabled:_===C,onPress:()=>T(_+1)})]}),(0,Y.jsxs)(W,{role:`group`,"aria-label":o(`documentViewer.zoom`),children:[(0,Y.jsx)(P,{size:`small`,icon:le,label:o(`documentViewer.smaller`),isDisabled:j,onPress:()=>D(-1)}),(0,Y.jsx)(G,{"data-fixed":!0,children:M}),(0,Y.jsx)(P,{size:`small`,icon:ce,label:o(`documentViewer.larger`),isDisabled:j,onPress:()=>D(1)}),(0,Y.jsx)(P,{size:`small`,icon:oe,label:o(`documentViewer.width`),isDisabled:j,pressed:f===`width`,onPress:()=>p(`width`)}),(0,Y.jsx)(P,{size:`small`,icon:z,label:o(`documentViewer.whole`),isDisabled:j,pressed:f===`page`,onPress:()=>p(`page`)})]}),i&&(0,Y.jsx)(W,{"data-end":!0,children:i})]}),(0,Y.jsxs)(de,{ref:m,role:`region`,"aria-label":o(`documentViewer.view`,{label:t}),tabIndex:0,"aria-busy":!w&&!y,onKeyDown:A,children:[w===null&&(0,Y.jsx)(fe,{ref:h,role:`img`,"aria-label":N,"data-waiting":!S||void 0,style:b&&x!==null?{"--sheet-width":`${b.width*x}px`,"--sheet-height":`${b.height*x}px`}:void 0}),w===null&&y?.text&&(0,Y.jsx)(k,{elementType:`p`,children:y.text}),w===null&&!S&&(0,Y.jsx)(K,{children:(0,Y.jsx)(te,{kind:`circle`,label:o(`documentViewer.loading`,{label:t})})}),w!==null&&(0,Y.jsx)(K,{role:`alert`,children:(0,Y.jsx)(ne,{icon:se,title:o(w===`locked`?`documentViewer.locked`:`documentViewer.unreadable`),children:o(`documentViewer.other`)})})]}),(0,Y.jsx)(k,{role:`status`,children:C>1&&y?N:``})]})}function Te(e,t){let n=s(m),{value:r,error:i,retry:a}=p(t===null?null:{endpoint:e,input:t,isFleeting:!0}),o=r instanceof Blob?r:null,c=r!==null&&!o?new j(`unreadable`,{detail:`no file`}):null;return{file:o,error:i??c,retry:a,save:e=>o&&n(o,e)}}function Z({idDocument:e,name:t,onClose:r}){let i=D(),{file:a,error:o,retry:s,save:c}=Te(n.GetFileContent,{idDocument:e});return(0,Y.jsx)(l,{title:t,width:960,onClose:r,children:o?(0,Y.jsx)(M,{message:re(o,i)?.text??``,onRetry:s}):(0,Y.jsx)(v,{children:(0,Y.jsx)(we,{file:a,label:t,pdfFolder:`/pdf/`,actions:(0,Y.jsx)(O,{size:`small`,icon:`download`,isDisabled:a===null,onPress:()=>c(t),children:i(`action.Telecharger`)})})})})}var Ee=i(O)`
  max-inline-size: 100%;
  vertical-align: middle;

  svg {
    flex: none;
  }
`,De=i.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
`;function Oe({idGammeVersion:e,idDocument:t}){let r=D(),{value:i}=f(n.GetDocumentInfoList,t===null?null:{idGammeVersion:e}),[a,o]=(0,J.useState)(!1);if(t===null)return`–`;let s=i?.find(e=>e.idDocument===t)?.lbFichier??r(`gamme.document`);return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(Ee,{size:`small`,tone:`quiet`,icon:`file-text`,title:s,onPress:()=>o(!0),children:(0,Y.jsx)(De,{children:s})}),a&&(0,Y.jsx)(Z,{idDocument:t,name:s,onClose:()=>o(!1)})]})}var ke=({row:e,onClose:t})=>(0,Y.jsx)(Z,{idDocument:d(e?.idDocument),name:d(e?.lbFichier),onClose:t});function Ae({place:{params:e}}){let t=D();return(0,Y.jsx)(T,{title:t(`section.figures`),children:(0,Y.jsx)(w,{idGammeVersion:Number(e.idGammeVersion)})})}var Q=({idDocument:e})=>typeof e==`string`,$=e=>({field:e,cell:({idGammeVersion:t,[e]:n})=>(0,J.createElement)(Oe,{idGammeVersion:t,idDocument:n})}),je=g(h(r.GetList,`idGammeVersion`),{title:`lbGamme`,reference:`ref`,active:`actif`,version:{param:`idGammeVersion`,list:r.GetList,rows:[S]},parts:[b(`section.general`,[{field:`lbGammeLong`},{field:`refMode`},{field:`typeLocalisation`,cell:({typeLocalisation:e})=>(0,J.createElement)(x,{value:e,template:`SysValeur`,refTable:`Prm.RefStructure`})},{field:`actif`,dataType:`boolean`},{field:`DtCreation`,dataType:`DateTime`},{field:`DtModification`,dataType:`DateTime`}]),b(`section.maintenance`,[{field:`typeMaintenance`,isCode:!0},{field:`fonctionPrincipal`,isCode:!0},{field:`periodicite`,isCode:!0},{field:`dureeTot`,dataType:`number`},$(`modeOp`),$(`rapportInsp`)]),y(Ae),C,_(t.GetPageInfoList,{title:`section.pages`,key:`idPage`,label:`refPage`,sort:`ordre`,columns:[{field:`ordre`,dataType:`number`,width:90},{field:`chapitre`,share:2,isLong:!0,width:180},{field:`refPage`,share:1,width:150},{field:`typePage`,isCode:!0,width:140},{field:`lbFichier`,share:2,isLong:!0,width:200},{field:`idDocument`,value:Q,dataType:`boolean`,width:140}],filters:{chapitre:`choice`,typePage:`choice`,idDocument:`boolean`},actions:{Apercu:u(ke,{when:Q}),Telecharger:c(n.GetFileContent,{when:Q,input:({idDocument:e})=>({idDocument:e??``})})}})]});export{je as default};