import{Bn as e,Sn as t,Tn as n,Un as r,en as i,wn as a}from"./inside-Dq_ako9A.js";import{Nt as o,Ot as s}from"./start-D7C81CvM.js";import{t as c}from"./checkbox-CF988zYJ.js";import{a as l,t as u}from"./libraries-CO3eaAi_.js";import{i as d,n as f,t as p}from"./arrange-layout-Cl7Ewdpz.js";import{On as m,kn as h}from"./list-DRwdXwa6.js";var g=l.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`,_=l.li`
  display: flex;
  align-items: center;
  gap: 2px;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`,v=u();function y({columns:l,layout:u,onLayoutChange:y,defaultLayout:b=m}){let{t:x}=o(),S=e=>y({layout:e}),C=new Set(u.pinned),w=h(l,u).toSorted((e,t)=>Number(C.has(t.id))-Number(C.has(e.id))),T=l.filter(({id:e})=>!u.hidden.includes(e)).length,E=(e,t)=>{let[n,r]=[w[e],w[e+t]];n&&r&&S(f(l,u,n.id,r.id,t>0?`after`:`before`))},D=(e,t)=>{let[n,r]=[w[e],w[e+t]];return n!==void 0&&r!==void 0&&C.has(n.id)===C.has(r.id)};return(0,v.jsxs)(v.Fragment,{children:[(0,v.jsx)(g,{"aria-label":x(`grid.columns`),children:w.map((t,o)=>{let{id:s,text:l}=t,f=!u.hidden.includes(s),m=C.has(s);return(0,v.jsxs)(_,{children:[(0,v.jsx)(c,{label:l,value:f,isDisabled:f&&T<2,onValueChange:({value:e})=>S(p(u,s,!e))}),(0,v.jsx)(i,{size:`small`,icon:m?n:a,label:x(m?`grid.unpinColumn`:`grid.pinColumn`,{name:l}),onPress:()=>S(d(u,s,!m))}),(0,v.jsx)(i,{size:`small`,icon:e,label:x(`grid.moveColumnBefore`,{name:l}),isDisabled:!D(o,-1),onPress:()=>E(o,-1)}),(0,v.jsx)(i,{size:`small`,icon:r,label:x(`grid.moveColumnAfter`,{name:l}),isDisabled:!D(o,1),onPress:()=>E(o,1)})]},s)})}),(0,v.jsx)(s,{size:`small`,tone:`quiet`,icon:t,onPress:()=>S(b),children:x(`grid.resetLayout`)})]})}export{y as ColumnsPanel};